import { isPublic } from '../../../content/content.ts'
import { repositoryPage } from '../../../lib/repository-page.ts'

/** Where a repository is, and what its host is asked for there. */
export type Host = {
  name: string
  domain: string
  /** The page that makes a repository, with its name filled in where the host allows that. */
  newRepository: (name: string) => string
  /** The address at which the host publishes the site of a repository, if the workflow of the site does that. */
  siteOf?: (owner: string, name: string) => string
  /** Where that is set, and what to set. */
  settingsOf: (page: string) => { address: string; what: string }
}

const OTHER_HOST =
  'It does not publish the site by itself: connect Netlify, Cloudflare Pages or Vercel to the repository. docs/hosting.md of the package has the settings of each.'

export const HOSTS: readonly Host[] = [
  {
    name: 'GitHub',
    domain: 'github.com',
    newRepository: (name) => `https://github.com/new?name=${encodeURIComponent(name)}`,
    siteOf: (owner, name) => {
      const host = `${owner.toLowerCase()}.github.io`
      return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`
    },
    settingsOf: (page) => ({
      address: `https://${page}/settings/pages`,
      what: 'Below "Build and deployment", set "Source" to "GitHub Actions". That is needed once.',
    }),
  },
  {
    name: 'GitLab',
    domain: 'gitlab.com',
    newRepository: () => 'https://gitlab.com/projects/new#blank_project',
    settingsOf: (page) => ({ address: `https://${page}`, what: OTHER_HOST }),
  },
  {
    name: 'Codeberg',
    domain: 'codeberg.org',
    newRepository: () => 'https://codeberg.org/repo/create',
    settingsOf: (page) => ({ address: `https://${page}`, what: OTHER_HOST }),
  },
]

/** The host of a remote, and its page of the repository. Nothing for hosts that we do not know. */
export function hostOf(remote: string): { host: Host; page: string; owner: string; name: string } | undefined {
  const page = repositoryPage(remote)
  const host = HOSTS.find(({ domain }) => page?.toLowerCase().startsWith(`${domain}/`))
  if (page === undefined || !host) return undefined
  const [, owner = '', ...names] = page.split('/')
  return { host, page, owner, name: names.join('/') }
}

/**
 * Where a site will be: at the address of the content if that is somebody's, else where the host publishes.
 * @param url of the content
 */
export function addressesOf(
  remote: { address: string } | undefined,
  url: string | undefined,
): { address?: string; hostAddress?: string } {
  const { host, owner = '', name = '' } = hostOf(remote?.address ?? '') ?? {}
  const hostAddress = host?.siteOf?.(owner, name)
  const isOwn = url !== undefined && URL.canParse(url) && isPublic(url)
  const address = isOwn ? url : hostAddress
  return { ...(address !== undefined && { address }), ...(hostAddress !== undefined && { hostAddress }) }
}
