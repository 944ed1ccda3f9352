import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithFigures } from './change.tsx'

test.each([
  ['Cut costs by 40% for 1,200 users', ['40%', '1,200']],
  ['From 10-15 minutes to 9.5ms', ['10', '15', '9.5']],
  ['Saved € 4,000 with 300+ pods since 2019', ['€ 4,000', '300+']],
  ['L2/L3 support, EC2, S3 and Cocos2dx, for AZ-900, 3scale and v1.2', []],
  ['The 6th largest, the 22nd and the 1,000th', []],
])('figures stand out, and no parts of names: %s', (text, figures) => {
  const html = renderToStaticMarkup(createElement(WithFigures, { text }))
  expect(Array.from(html.matchAll(/<b[^>]*>([^<]*)<\/b>/g), ([, figure]) => figure)).toEqual(figures)
})
