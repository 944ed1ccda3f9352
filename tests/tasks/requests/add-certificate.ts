import { differences, type Task } from '../task.ts'

export const addCertificate: Task = {
  request: `On 17 May 2024 I became a Prometheus Certified Associate (Linux Foundation). Add the certificate.`,
  solution: [
    [
      'add',
      'certificates.entries',
      "{ name: Prometheus Certified Associate, issuer: Linux Foundation, date: '2024-05-17' }",
      '--at',
      '0',
    ],
    ['set', 'certificates.entries[0].name', '=', '--language', 'de'],
    ['set', 'certificates.entries[0].issuer', '=', '--language', 'de'],
  ],
  check(after, before) {
    const entries = [after.at('certificates.entries[0]'), after.at('certificates.entries[1]')]
    const added = entries.find((each) => JSON.stringify(each) !== JSON.stringify(before.at('certificates.entries[0]')))
    const { name, issuer, date } = Object(added) as Record<string, unknown>
    const is = JSON.stringify([name, issuer, date])
    const isRight = is === JSON.stringify(['Prometheus Certified Associate', 'Linux Foundation', '2024-05-17'])
    return isRight ? differences(after, { 'certificates.entries[2]': undefined }) : [`The new certificate is ${is}`]
  },
}
