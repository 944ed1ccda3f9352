import { expect, test } from 'vitest'
import { isNetwork, profileOf } from './networks.ts'

const account = (network: string, username = '', address = '') => ({ from: '', network, username, address })

test.each([
  [account('github', 'ada'), 'GitHub tabler:brand-github https://github.com/ada'],
  [account('Git Hub', '@ada'), 'GitHub tabler:brand-github https://github.com/ada'],
  [account('LINKEDIN', '', 'http://linkedin.com/in/ada'), 'LinkedIn tabler:brand-linkedin https://linkedin.com/in/ada'],
  [account('Twitter', 'ada'), 'X tabler:brand-x https://x.com/ada'],
  [account('Mastodon', '@ada@m.example'), 'Mastodon tabler:brand-mastodon https://m.example/@ada'],
  [account('Docker Hub', 'ada'), 'Docker Hub tabler:brand-docker https://hub.docker.com/u/ada'],
  [account('', '', 'gitlab.com/ada'), 'GitLab tabler:brand-gitlab https://gitlab.com/ada'],
  [account('github', 'github.com/ada'), 'GitHub tabler:brand-github https://github.com/ada'],
  [account('My forum', '', 'https://forum.example/u/1'), 'My forum tabler:link https://forum.example/u/1'],
  [account('', '', 'https://forum.example/'), 'forum.example tabler:link https://forum.example/'],
  [account('constructor', '', 'https://a.example/'), 'constructor tabler:link https://a.example/'],
])('%j is shown', (given, shown) => {
  expect(Object.values(profileOf(given)).join(' ')).toBe(shown)
})

test.each([
  [account('Foo'), 'has neither an address nor a user name'],
  [account('Foo', 'ada'), 'has no address that the site can link to'],
  [account('github', '../x y'), 'has no address that the site can link to'],
  [account('github', '', 'javascript:alert(1)'), 'has no address that the site can link to'],
])('%j is left', (given, why) => {
  expect(profileOf(given)).toEqual({ why })
})

test('a page at a network is no address for a site', () => {
  expect(isNetwork('https://www.linkedin.com/in/ada')).toBe(true)
  expect(isNetwork('https://ada.github.io/')).toBe(false)
})
