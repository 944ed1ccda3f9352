import { expect, test } from 'vitest'
import { collectNames, splitStyle } from './split-style.ts'

const split = (style: string) => {
  const names = new Set<string>()
  collectNames('<ul class="list wide" data-long><li class="item">', names)
  return splitStyle(style, names)
}

test('rules that need a class which no page has are the rest, in their layers and conditions', () => {
  const style =
    '@layer a{.list{margin:0}.dialog,.item{color:red}.list .dialog{color:blue}}@layer b{.dialog{top:0}}@layer c{@media (width>1px){.list:hover{top:0}.list.open{top:1px}}}'
  expect(split(style)).toEqual({
    used: '@layer a{.list{margin:0}.dialog,.item{color:red}}@layer b{}@layer c{@media (width>1px){.list:hover{top:0}}}',
    rest: '@layer a{.list .dialog{color:blue}}@layer b{.dialog{top:0}}@layer c{@media (width>1px){.list.open{top:1px}}}',
  })
})

test('rules that need a data attribute which no page has are the rest, whatever its value', () => {
  const style = '@layer a{.list[data-long="2"]{top:0}[data-open=".list"] .item{top:1px}.item:not([data-open]){top:2px}}'
  expect(split(style)).toEqual({
    used: '@layer a{.list[data-long="2"]{top:0}.item:not([data-open]){top:2px}}',
    rest: '@layer a{[data-open=".list"] .item{top:1px}}',
  })
})

test('what only paper has is the rest', () => {
  expect(split('@layer a{.list{top:0;@media print{top:1px}}@media print{.list{top:2px}}}')).toEqual({
    used: '@layer a{.list{top:0;@media print{top:1px}}}',
    rest: '@layer a{@media print{.list{top:2px}}}',
  })
})

test.each([
  ['the styles of elements and attributes', '@layer a{dialog,[hidden],[dir=rtl]{top:0}}'],
  ['a class that an element must not have', '@layer a{.list:not(.open,:has(.dialog)){top:0}}'],
  ['a class as a value', '@layer a{[class^=".dialog"] .item{top:0}}'],
  ['animations and fonts', '@layer a{@keyframes b{to{top:0}}}@font-face{font-family:c}'],
  ['the styles of the owner, which are in no layer', '.dialog{top:0}@media print{.dialog{top:1px}}'],
])('pages contain %s', (_, style) => {
  expect(split(style)).toEqual({ used: style, rest: '' })
})
