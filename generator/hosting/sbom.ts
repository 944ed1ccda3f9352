import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { UserError } from '../lib/user-error.ts'

const COMMAND = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']

/**
 * What the site is built with and made of, as npm reads the lockfile (CycloneDX 1.5, https://cyclonedx.org/docs/1.5/json/):
 * the same for the same lockfile, without the moment and the number that npm makes up for each.
 * @param date the moment to name, where there is one
 */
export async function sbom(root: string, date: Date | undefined): Promise<string> {
  const { metadata, ...bom } = JSON.parse(await said(root))
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  metadata.component.name = name // npm takes that of the folder.
  if (date) metadata.timestamp = date.toISOString()
  else delete metadata.timestamp
  delete bom.serialNumber
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify([metadata, bom]))}`
  return `${JSON.stringify({ ...bom, serialNumber, metadata }, null, 2)}\n`
}

async function said(root: string): Promise<string> {
  try {
    // On Windows npm is no program but a script of the shell.
    const shell = process.platform === 'win32'
    // In production, which a build is, npm leaves out what is needed to build.
    const env = { ...process.env, NODE_ENV: 'development' }
    const { stdout } = await promisify(execFile)('npm', COMMAND, { cwd: root, env, shell, maxBuffer: 2 ** 26 })
    return stdout
  } catch (error) {
    throw new UserError(`npm could not say what the site is made of: ${String(error)}`)
  }
}

/** A name-based UUID (RFC 9562, version 8: the hash is ours to choose). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}
