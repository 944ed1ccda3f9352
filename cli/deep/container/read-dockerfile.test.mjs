import { expect, test } from 'vitest'
import { argumentsOf, pairsOf, readDockerfile } from './read-dockerfile.mjs'

/** @param {string[]} lines */
const read = (...lines) => readDockerfile(lines.join('\n'))

test('instructions stand in the stage whose FROM is before them', () => {
  const stages = read('FROM a:1 AS one', 'RUN x', '', 'FROM one', '# why', 'USER 33')
  expect(stages).toEqual([
    { base: 'a:1', name: 'one', line: 1, instructions: [{ kind: 'RUN', text: 'x', flags: {}, line: 2 }] },
    { base: 'one', name: '', line: 4, instructions: [{ kind: 'USER', text: '33', flags: {}, line: 6 }] },
  ])
})

test('an instruction goes on behind a backslash, over comments', () => {
  const [stage] = read('FROM a:1', 'RUN one \\', '  # and then', '  && two', 'USER 33')
  expect(stage?.instructions.map(({ kind, text, line }) => `${line} ${kind} ${text}`)).toEqual([
    '2 RUN one   && two',
    '5 USER 33',
  ])
})

test('options are told from what follows them', () => {
  const [stage] = read(
    'FROM a:1',
    'COPY --from=one /a /b',
    'RUN apt-get --yes install a',
    'HEALTHCHECK --interval=1s CMD ["a"]',
  )
  expect(stage?.instructions.map(({ flags, text }) => [flags, text])).toEqual([
    [{ from: 'one' }, '/a /b'],
    [{}, 'apt-get --yes install a'],
    [{ interval: '1s' }, 'CMD ["a"]'],
  ])
})

test.each([
  ['line 2: ONBUILD is not understood here', ['FROM a:1', 'ONBUILD RUN x']],
  ['line 2: run is not understood here', ['FROM a:1', 'run x']],
  ['line 2: --mount of RUN is not understood here', ['FROM a:1', 'RUN --mount=type=cache,target=/a x']],
  ['line 1: --platform of FROM is not understood here', ['FROM --platform=linux/arm64 a:1']],
  ['line 2: a here-document is not understood here', ['FROM a:1', 'RUN <<END', 'x', 'END']],
  ['line 1: ARG stands before the first FROM', ['ARG VERSION=1', 'FROM a:$VERSION']],
  ['line 1: FROM names no image', ['FROM']],
  ['line 2: the instruction does not end', ['FROM a:1', 'RUN x \\']],
])('%s', (message, lines) => {
  expect(() => read(...lines)).toThrow(message)
})

test('a command is run as it is where it is a list, and by the shell where it is not', () => {
  expect(argumentsOf('["nginx", "-g", "daemon off;"]')).toEqual(['nginx', '-g', 'daemon off;'])
  expect(argumentsOf('a && b')).toEqual(['/bin/sh', '-c', 'a && b'])
})

test('pairs may be quoted, several in one line, and without a value', () => {
  expect(pairsOf('a.title="A \\"B\\"" b=c  D')).toEqual({ 'a.title': 'A "B"', b: 'c', D: undefined })
})
