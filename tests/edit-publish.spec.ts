import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { developSite, editButton, panelOf, program, startEditing, tabTo } from './edit-server.ts'
import { expect, expectAccessible, test, visit } from './fixtures.ts'

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

const content = () => readFileSync(join(repository, 'content/site.yaml'), 'utf8')
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

// The second test goes on with the site that the first has published.
test.describe.configure({ mode: 'serial' })

/** A run builds and checks the whole site. */
const RUN = { timeout: 400_000 }

const task = (page: Page) => panelOf(page).getByRole('region', { name: 'Publish', exact: true })
const taskButton = (page: Page) =>
  panelOf(page).getByRole('group', { name: 'Tasks' }).getByRole('button', { name: 'Publish' })
const publishButton = (page: Page) => task(page).getByRole('button', { name: /^Publish/ })
const confirmation = (page: Page) => task(page).getByLabel('All of this may be public')
const step = (page: Page, name: string) =>
  task(page).getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name })
/** What screen readers read out. */
const status = (page: Page) => page.locator('#editor .switches [role=status]')

/** In both themes. */
async function accessible(page: Page) {
  const setTheme = (theme: string) =>
    page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme)
  for (const theme of ['light', 'dark']) {
    await setTheme(theme)
    await expectAccessible(page, { include: '#editor', disabledRules: ['target-size'] })
  }
}

/** Goes to a control by Tab, and presses a key there. */
async function press(page: Page, control: Locator, key = 'Enter') {
  await expect(control).toBeVisible({ timeout: 60_000 })
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes to a field by Tab, and types over what it has. */
async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

test('from a folder without git to a commit at the host that can be built, by the keyboard alone', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  await visit(page, `http://localhost:${PORT}/`)

  await test.step('opens the task', async () => {
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, editButton(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await press(page, taskButton(page))
  })

  await test.step('makes the repository, and says who its owner is', async () => {
    await press(page, task(page).getByRole('button', { name: 'Make the repository' }))
    await expect(status(page)).toHaveText('The repository is made')
    await expect(task(page).getByLabel('Your name')).toBeFocused()
    await expect(task(page).getByLabel('Your e-mail address')).toHaveValue('ada@ada.dev')
    await press(page, task(page).getByRole('button', { name: 'Use them' }))
    await expect(status(page)).toHaveText('Your name and your e-mail address are written')
    await expect(task(page).getByText('Ada King, ada@ada.dev')).toBeVisible()
    expect(git(repository, 'config', '--local', 'user.email').trim()).toBe('ada@ada.dev')
  })

  await test.step('leads to the host, and takes an address only if there is a repository', async () => {
    const newRepository = task(page).getByRole('link', { name: 'New repository at GitHub' })
    await expect(newRepository).toBeFocused()
    await expect(newRepository).toHaveAttribute('href', 'https://github.com/new?name=my-site')
    await type(page, task(page).getByLabel('Address of the repository'), 'https://github.com/ada-king/nowhere')
    await page.keyboard.press('Enter')
    await expect(task(page).getByRole('alert')).toContainText('There is no repository at this address')
    await expect(task(page).getByLabel('Address of the repository')).toBeFocused()
    await accessible(page)
    await type(page, task(page).getByLabel('Address of the repository'), 'https://github.com/ada-king/site')
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('The address is written')
    await expect(task(page).getByText('set "Source" to "GitHub Actions"')).toBeVisible()
    await tabTo(page, task(page).getByRole('button', { name: 'Use GitHub’s address' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('Saved')
    await expect.poll(content).toContain('url: https://ada-king.github.io/site/')
  })

  await test.step('publishes nothing before the owner has seen what will be public, nor without a press', async () => {
    await expect(task(page).getByRole('region', { name: 'What will be public' })).toContainText('ada@ada.dev')
    await press(page, publishButton(page))
    await expect(publishButton(page)).toHaveAccessibleDescription('Confirm first what will be public.')
    await tabTo(page, confirmation(page), 'Shift+Tab')
    await page.keyboard.press('Space')
    await publishButton(page).evaluate((button: HTMLElement) => button.click())
    await expect(task(page).getByRole('list', { name: 'Steps' })).toHaveCount(0)
    await accessible(page)
  })

  await test.step('stops at a mistake, which leads to its field', async () => {
    await press(page, publishButton(page))
    await expect(status(page)).toHaveText('Publishing: build')
    await expect(step(page, 'Build')).toContainText('perhaps wrong', RUN)
    await expect(status(page)).toHaveText('Publishing has stopped')
    await accessible(page)
    await press(page, step(page, 'Build').getByRole('button', { name: 'Profile card › Profession' }))
    await expect(panelOf(page).getByRole('textbox', { name: 'Profession' })).toBeFocused()
    await press(page, panelOf(page).getByRole('button', { name: 'Checked' }))
    await expect(status(page)).toHaveText('Checked')
    await expect.poll(content).not.toContain('# check')
  })

  const hook = join(repository, '.git/hooks/pre-commit')
  await test.step('goes on while the page is loaded again, and in a second window', async () => {
    writeFileSync(hook, '#!/bin/sh\necho "Spelling: mill in line 3" >&2\nexit 1\n', { mode: 0o755 })
    await tabTo(page, taskButton(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await press(page, confirmation(page), 'Space')
    await type(page, task(page).getByLabel('What has changed'), 'Open the mill')
    await press(page, publishButton(page))
    await expect(step(page, 'Build')).toHaveAttribute('aria-current', 'step')
    await page.reload()
    await expect(publishButton(page)).toHaveText('Publishing …')
    const other = await context.newPage()
    await startEditing(other, `http://localhost:${PORT}/`)
    await taskButton(other).click()
    await expect(publishButton(other)).toHaveAttribute('aria-disabled', 'true')
    await other.close()
  })

  await test.step('says why a check of the repository refuses the commit', async () => {
    await expect(step(page, 'Commit')).toContainText('(a hook of git) refused the commit: Spelling', RUN)
    await expect(step(page, 'Commit')).toContainText('Correct what it names, and publish again.')
    await accessible(page)
    rmSync(hook)
  })

  /** Publishes once more, what was built and checked before. */
  const again = async () => {
    await page.keyboard.press('F6')
    if (await confirmation(page).isVisible()) await press(page, confirmation(page), 'Space')
    await press(page, publishButton(page))
  }

  await test.step('says why the host refuses it, and brings the same commit once it does not', async () => {
    await again()
    await expect(step(page, 'Push')).toContainText('The host refused the commit: The mill is closed on Sundays.', RUN)
    const commit = git(repository, 'rev-parse', 'HEAD')
    writeFileSync(join(bare, 'open'), '')
    await press(page, publishButton(page))
    await expect(step(page, 'Push')).toContainText('The host has it, on the branch main.', RUN)
    await expect(status(page)).toHaveText('The host has the site')
    await expect(publishButton(page)).toBeFocused()
    expect(git(bare, 'rev-parse', 'main')).toBe(commit)
    expect(git(bare, 'log', '--format=%s', 'main').trim()).toBe('Open the mill')
    await expect(task(page).getByRole('status')).toContainText('The workflow has passed: the site is published.')
    await expect(task(page).getByRole('link', { name: 'ada-king.github.io/site' })).toBeVisible()
    await expect(task(page).getByText('Below "Build and deployment"')).toHaveCount(0)
    await expect(publishButton(page)).toHaveAccessibleDescription(
      'The host has everything of the site. Change something first.',
    )
    await accessible(page)
  })

  await test.step('takes over what somebody else has brought to the host, and overwrites nothing', async () => {
    const other = join(parent, 'other')
    git(parent, 'clone', '--quiet', bare, other)
    writeFileSync(join(other, 'content/style.css'), 'h1 { letter-spacing: 0 }\n')
    git(other, 'add', '.')
    git(other, '-c', 'user.name=Bo', '-c', 'user.email=bo@ada.dev', 'commit', '--quiet', '-m', 'Set the heading closer')
    git(other, 'push', '--quiet')
    writeFileSync(join(repository, 'content/site.yaml'), content().replace('engines running', 'mills running'))
    await expect(task(page).getByRole('region', { name: 'Changes' })).toContainText('Footer')
    await expect(task(page).getByLabel('What has changed')).toHaveValue('Update footer')
    await expect(task(page).getByRole('list', { name: 'Steps' })).toHaveCount(0)
    await press(page, publishButton(page))
    await expect(step(page, 'Push')).toContainText('has changes that this computer does not have', RUN)
    await press(page, step(page, 'Push').getByRole('button', { name: 'Take over the changes' }))
    await expect(status(page)).toHaveText('Taken over. Look at the page, and publish again.')
    await expect(publishButton(page)).toBeFocused()
    expect(git(repository, 'ls-files')).toContain('content/style.css')
    await page.keyboard.press('Enter')
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

test('each refusal says what is in the way, and what helps', async ({ page }) => {
  test.setTimeout(180_000)
  await startEditing(page, `http://localhost:${PORT}/`)
  await taskButton(page).click()
  const lookAgain = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  const refuses = (name: string, message: string, cure: string) =>
    test.step(name, async () => {
      await lookAgain()
      const note = task(page).locator('.note').filter({ hasText: message })
      await expect(note).toContainText(cure)
      await expect(note).toBeVisible()
      await expect(publishButton(page)).toHaveAttribute('aria-disabled', 'true')
      await accessible(page)
    })

  const inRepository = (path: string) => join(repository, path)
  const head = git(repository, 'rev-parse', 'HEAD')
  writeFileSync(inRepository('.git/index.lock'), '')
  await refuses('another program at work', 'Another program works with the repository', 'Wait until it is ready.')
  rmSync(inRepository('.git/index.lock'))

  writeFileSync(inRepository('.git/MERGE_HEAD'), head)
  await refuses('a merge', 'A merge is not finished in this repository.', 'git merge --abort')
  rmSync(inRepository('.git/MERGE_HEAD'))

  writeFileSync(inRepository('README.md'), 'One half.')
  git(repository, 'add', 'README.md')
  writeFileSync(inRepository('README.md'), 'The other half.')
  await refuses('half a commit', 'has prepared a part of README.md', 'Commit it there, or take it back there')
  git(repository, 'reset', '--quiet')
  rmSync(inRepository('README.md'))

  const large = inRepository('content/images/mill.png')
  mkdirSync(join(large, '..'), { recursive: true })
  writeFileSync(large, '')
  truncateSync(large, 101 * 2 ** 20)
  await refuses('a large file', 'content/images/mill.png has 101 MB, and hosts take 100 MB', 'Make it smaller')
  rmSync(join(large, '..'), { recursive: true })

  git(repository, 'switch', '--quiet', '--detach')
  await refuses('no branch', 'is at an earlier commit, and on no branch', 'Go back to the branch that is published.')
  await task(page).getByRole('button', { name: 'Go back to the branch' }).click()
  await expect(task(page).getByText('on no branch')).toHaveCount(0)
  expect(git(repository, 'branch', '--show-current').trim()).toBe('main')

  await test.step('nobody', async () => {
    git(repository, 'config', '--unset', 'user.email')
    await lookAgain()
    await expect(task(page).getByText('git writes both into each version')).toBeVisible()
    await expect(publishButton(page)).toHaveCount(0)
    await accessible(page)
    await task(page).getByRole('button', { name: 'Use them' }).click()
    await expect(publishButton(page)).toBeVisible()
    expect(git(repository, 'config', 'user.email').trim()).toBe('ada@ada.dev')
  })

  await test.step('no connection', async () => {
    git(repository, 'commit', '--quiet', '--allow-empty', '--message', 'Nothing new')
    writeFileSync(join(parent, 'config'), '[url "https://nowhere.invalid/"]\n  insteadOf = https://github.com/\n')
    await lookAgain()
    await publishButton(page).click()
    await expect(step(page, 'Build')).toContainText('The site is as it was built before.')
    await expect(step(page, 'Push')).toContainText('The host cannot be reached.')
    await expect(step(page, 'Push')).toContainText('Check the connection to the internet, and try again.')
    await expect(publishButton(page)).not.toHaveAttribute('aria-disabled', 'true')
    await accessible(page)
  })
})
