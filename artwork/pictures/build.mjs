// Draws the project pictures and the marks into sample/images:   node artwork/pictures/build.mjs [name ...]
// Each picture is a page that a browser draws; CHROMIUM_PATH names the browser when it is not /usr/bin/chromium.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'

const PICTURES = [
  'cloud-infrastructure',
  'kubernetes-cluster',
  'ci-cd-pipeline',
  'monitoring-setup',
  'tech-event',
  'data-pipeline',
]
const MARKS = ['example-technologies', 'example-academy']

const here = fileURLToPath(new URL('./', import.meta.url))
const out = fileURLToPath(new URL('../../sample/images/', import.meta.url))
const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const asked = process.argv.slice(2)
const wanted = (name) => asked.length === 0 || asked.includes(name)
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))

try {
  for (const name of PICTURES.filter(wanted)) {
    const { draw, size = [2400, 1200], quality = 80, grade = {} } = await import(`./${name}.mjs`)
    const page = join(folder, `${name}.html`)
    const shot = join(folder, `${name}.png`)
    writeFileSync(page, draw())
    const options = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--allow-file-access-from-files',
      '--force-color-profile=srgb',
      '--virtual-time-budget=4000',
      `--window-size=${size.join(',')}`,
      `--screenshot=${shot}`,
    ]
    execFileSync(browser, [...options, pathToFileURL(page).href], { stdio: 'ignore' })
    await sharp(shot)
      .resize(...size, { fit: 'cover', position: 'left top' })
      .removeAlpha()
      .modulate(grade)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(join(out, `${name}.jpg`))
  }
  for (const name of MARKS.filter(wanted)) copyFileSync(join(here, `${name}.svg`), join(out, `${name}.svg`))
} finally {
  rmSync(folder, { recursive: true })
}
