import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { developSite, panelOf, program, startEditing } from './edit-server.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

// From a folder without git to a commit at the host, by the page alone. git is real, and the host a bare repository with a hook.
test.beforeEach(({ expectedErrors }) => expectedErrors.push(/favicon/))

const PORT = '5194'
const API_PORT = 5208

const YAML = `url: https://example.com/
language: en
name: Ada King
title: '{name}'
description: >
  The personal website of {name}, with the CV as a PDF for download.
hero: { headline: '{name}' }
profile:
  title: Engineer # check: page 1, "Engine"
  email: ada@ada.dev
footer: { about: I keep engines running. }
`

let parent: string
let repository: string
let bare: string
let environment: NodeJS.ProcessEnv
let api: Server
let stop: () => unknown

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, env: environment, encoding: 'utf8' })

test.beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'edit-publish-'))
  repository = join(parent, 'my-site')
  bare = join(parent, 'host/ada-king/site.git')
  mkdirSync(join(repository, 'content'), { recursive: true })
  writeFileSync(join(repository, 'content/site.yaml'), YAML)
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(repository, name), '{}\n')
  writeFileSync(join(repository, 'notes (ö).txt'), 'mine')
  cpSync('template/gitignore', join(repository, '.gitignore'))
  cpSync('template/.github', join(repository, '.github'), { recursive: true })
  // What the owner writes is an address of GitHub.
  const config = join(parent, 'config')
  writeFileSync(config, `[url "${join(parent, 'host')}/"]\n  insteadOf = https://github.com/\n`)
  environment = {
    ...process.env,
    SITE_CONTENT: undefined,
    SITE_URL: undefined,
    ALLOW_SAMPLE: undefined,
    NODE_ENV: undefined,
    FORCE_COLOR: undefined,
    GIT_CONFIG_GLOBAL: config,
    GIT_CONFIG_NOSYSTEM: '1',
    GITHUB_API_URL: `http://127.0.0.1:${API_PORT}`,
  }
  mkdirSync(bare, { recursive: true })
  git(bare, 'init', '--quiet', '--bare', '--initial-branch', 'main')
  const hook = '#!/bin/sh\ntest -e open && exit 0\necho "The mill is closed on Sundays."\nexit 1\n'
  writeFileSync(join(bare, 'hooks/pre-receive'), hook, { mode: 0o755 })
  api = createServer(({ url = '' }, response) => {
    const commit = git(bare, 'rev-parse', 'main').trim()
    const isAsked = url === `/repos/ada-king/site/actions/runs?head_sha=${commit}`
    const run = { path: '.github/workflows/publish.yml', status: 'completed', conclusion: 'success' }
    response.end(JSON.stringify({ workflow_runs: isAsked ? [run] : [] }))
  }).listen(API_PORT, '127.0.0.1')
  stop = await developSite(repository, PORT, environment)
})
test.afterAll(() => {
  stop()
  api.close()
  rmSync(parent, { recursive: true, force: true })
})

/** A run builds and checks the whole site. */
const RUN = { timeout: 400_000 }

const task = (page: Page) => panelOf(page).getByRole('region', { name: 'Publish', exact: true })
const openTask = (page: Page) =>
  panelOf(page).getByRole('group', { name: 'Tasks' }).getByRole('button', { name: 'Publish' }).click()
const publishButton = (page: Page) => task(page).getByRole('button', { name: /^Publish/ })
const step = (page: Page, name: string) =>
  task(page).getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name })
const accessible = (page: Page) => expectAccessible(page, { include: '#editor', disabledRules: ['target-size'] })

test('from a folder without git to a commit at the host that can be built', async ({ page, context }) => {
  test.setTimeout(600_000)
  await startEditing(page, `http://localhost:${PORT}/`)
  await openTask(page)

  await test.step('makes the repository, and says who its owner is', async () => {
    await task(page).getByRole('button', { name: 'Make the repository' }).click()
    await expect(task(page).getByLabel('Your e-mail address')).toHaveValue('ada@ada.dev')
    await task(page).getByRole('button', { name: 'Use them' }).click()
    await expect(task(page).getByText('Ada King, ada@ada.dev')).toBeVisible()
    expect(git(repository, 'config', '--local', 'user.email').trim()).toBe('ada@ada.dev')
  })

  await test.step('leads to the host, and takes an address only if there is a repository', async () => {
    await expect(task(page).getByRole('link', { name: 'New repository at GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/new?name=my-site',
    )
    const address = task(page).getByLabel('Address of the repository')
    await address.fill('https://github.com/ada-king/nowhere')
    await address.press('Enter')
    await expect(task(page).getByRole('alert')).toContainText('There is no repository at this address')
    await accessible(page)
    await address.fill('https://github.com/ada-king/site')
    await address.press('Enter')
    await expect(task(page).getByText('set "Source" to "GitHub Actions"')).toBeVisible()
    await task(page).getByRole('button', { name: 'Use GitHub’s address' }).click()
    await expect
      .poll(() => readFileSync(join(repository, 'content/site.yaml'), 'utf8'))
      .toContain('url: https://ada-king.github.io/site/')
  })

  await test.step('publishes nothing before the owner has seen what will be public, nor without a press', async () => {
    await expect(task(page).getByRole('region', { name: 'What will be public' })).toContainText('ada@ada.dev')
    await publishButton(page).click({ force: true })
    await expect(publishButton(page)).toHaveAccessibleDescription('Confirm first what will be public.')
    await task(page).getByLabel('All of this may be public').check()
    await publishButton(page).evaluate((button: HTMLElement) => button.click())
    await expect(task(page).getByRole('list', { name: 'Steps' })).toHaveCount(0)
    await accessible(page)
  })

  await test.step('stops at a mistake, which leads to its field', async () => {
    await publishButton(page).click()
    await expect(step(page, 'Build')).toContainText('perhaps wrong', RUN)
    await accessible(page)
    await step(page, 'Build').getByRole('button', { name: 'Profile card › Profession' }).click()
    await expect(panelOf(page).getByRole('textbox', { name: 'Profession' })).toBeFocused()
    await panelOf(page).getByRole('button', { name: 'Checked' }).click()
    await expect.poll(() => readFileSync(join(repository, 'content/site.yaml'), 'utf8')).not.toContain('# check')
  })

  await test.step('goes on while the page is loaded again, and in a second window', async () => {
    await openTask(page)
    await task(page).getByLabel('All of this may be public').check()
    await task(page).getByLabel('What has changed').fill('Open the mill')
    await publishButton(page).click()
    await expect(step(page, 'Build')).toHaveAttribute('aria-current', 'step')
    await page.reload()
    await expect(publishButton(page)).toHaveText('Publishing …')
    const other = await context.newPage()
    await startEditing(other, `http://localhost:${PORT}/`)
    await openTask(other)
    await expect(publishButton(other)).toHaveAttribute('aria-disabled', 'true')
    await other.close()
  })

  await test.step('says why the host refuses it, and brings the same commit once it does not', async () => {
    await expect(step(page, 'Push')).toContainText('The host refused the commit: The mill is closed on Sundays.', RUN)
    const commit = git(repository, 'rev-parse', 'HEAD')
    writeFileSync(join(bare, 'open'), '')
    await task(page).getByLabel('All of this may be public').check()
    await publishButton(page).click()
    await expect(step(page, 'Push')).toContainText('The host has it, on the branch main.', RUN)
    expect(git(bare, 'rev-parse', 'main')).toBe(commit)
    expect(git(bare, 'log', '--format=%s', 'main').trim()).toBe('Open the mill')
    await expect(task(page).getByText('The workflow has passed: the site is published.')).toBeVisible()
    await expect(task(page).getByRole('link', { name: 'ada-king.github.io/site' })).toBeVisible()
    await expect(publishButton(page)).toHaveAccessibleDescription(
      'The host has everything of the site. Change something first.',
    )
    await accessible(page)
  })

  await test.step('says what another program has left in the way, and goes back to the branch', async () => {
    const lookAgain = () => page.evaluate(() => dispatchEvent(new Event('focus')))
    const said = (text: string) => expect(task(page).getByText(text)).toBeVisible()
    writeFileSync(join(repository, '.git/index.lock'), '')
    await lookAgain()
    await said('Another program works with the repository at this moment.')
    rmSync(join(repository, '.git/index.lock'))
    writeFileSync(join(repository, '.git/MERGE_HEAD'), git(repository, 'rev-parse', 'HEAD'))
    await lookAgain()
    await said('A merge is not finished in this repository.')
    rmSync(join(repository, '.git/MERGE_HEAD'))
    git(repository, 'switch', '--quiet', '--detach')
    await lookAgain()
    await task(page).getByRole('button', { name: 'Go back to the branch' }).click()
    await expect.poll(() => git(repository, 'branch', '--show-current').trim()).toBe('main')
  })

  await test.step('takes over what somebody else has brought to the host, and overwrites nothing', async () => {
    const other = join(parent, 'other')
    git(parent, 'clone', '--quiet', bare, other)
    writeFileSync(join(other, 'content/style.css'), 'h1 { letter-spacing: 0 }\n')
    git(other, 'add', '.')
    git(other, '-c', 'user.name=Bo', '-c', 'user.email=bo@ada.dev', 'commit', '--quiet', '-m', 'Set the heading closer')
    git(other, 'push', '--quiet')
    const file = join(repository, 'content/site.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('engines running', 'mills running'))
    await expect(task(page).getByRole('region', { name: 'Changes' })).toContainText('Footer')
    await expect(task(page).getByLabel('What has changed')).toHaveValue('Update footer')
    await publishButton(page).click()
    await expect(step(page, 'Push')).toContainText('has changes that this computer does not have', RUN)
    await step(page, 'Push').getByRole('button', { name: 'Take over the changes' }).click()
    await expect.poll(() => git(repository, 'ls-files')).toContain('content/style.css')
    await publishButton(page).click()
    await expect(step(page, 'Push')).toContainText('The host has it, on the branch main.', RUN)
    expect(git(bare, 'log', '--format=%s', 'main')).toContain('Set the heading closer')
  })

  await test.step('the commit has the files of the site alone, and can be built', async () => {
    const clone = join(parent, 'clone')
    git(parent, 'clone', '--quiet', bare, clone)
    expect(git(clone, 'ls-files').trim().split('\n')).toEqual([
      '.github/workflows/publish.yml',
      '.gitignore',
      'content/site.yaml',
      'content/style.css',
      'package-lock.json',
      'package.json',
    ])
    const built = execFileSync(process.execPath, [program, 'build', '--json'], {
      cwd: clone,
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    expect(JSON.parse(built.toString())).toMatchObject({ ok: true })
  })
})
