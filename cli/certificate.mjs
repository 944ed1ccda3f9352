// What a server of ours says by TLS that it is. No browser believes it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const NAMES = 'subjectAltName=DNS:portfolio.example,DNS:localhost,IP:127.0.0.1'

/**
 * Writes `privkey.pem` and `fullchain.pem`, good for two days.
 * @param {string} folder
 * @throws {Error} in a sentence, when there is no openssl or it refuses
 */
export function certify(folder) {
  const out = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const options = ['req', '-x509', ...key, ...out, '-subj', '/CN=test', '-addext', NAMES]
  const { status, stderr, error } = spawnSync('openssl', options, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`No certificate could be made with openssl: ${error?.message ?? stderr}`)
}
