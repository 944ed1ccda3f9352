import { isIPv6 } from 'node:net'
import { escapePattern } from '../../lib/escape-pattern.ts'

/** What a text tells of others. */
export type Kind = 'key' | 'account number' | 'network address' | 'host' | 'firm' | 'private word'
export type TellTale = { kind: Kind; text: string; index: number }

type Search = { kind: Kind; pattern: RegExp; isFound?: (text: string) => boolean }

/** As services write them, and as their documentation does: AKIAIOSFODNN7EXAMPLE. */
const KEYS = [
  String.raw`\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b`,
  String.raw`\bgh[pousr]_[A-Za-z0-9]{36,}`,
  String.raw`\bgithub_pat_\w{22,}`,
  String.raw`\bglpat-[\w-]{20,}`,
  String.raw`\bxox[abeoprs]-[\w-]{10,}`,
  String.raw`\bhooks\.slack\.com/services/T\w+/B\w+/\w+`,
  String.raw`\bAIza[\w-]{35}`,
  String.raw`\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}`,
  String.raw`\bsk-[\w-]{20,}`,
  String.raw`\bnpm_[A-Za-z0-9]{36}`,
  String.raw`\bpypi-[\w-]{40,}`,
  String.raw`\bdckr_pat_[\w-]{20,}`,
  String.raw`\bdo[opr]_v1_[a-f0-9]{64}`,
  String.raw`\bhv[bsr]\.[\w-]{20,}`,
  String.raw`\b\w{14}\.atlasv1\.[\w-]{60,}`,
  String.raw`\bglsa_[A-Za-z0-9]{32}_[a-f0-9]{8}`,
  String.raw`\bSG\.[\w-]{22}\.[\w-]{43}`,
  String.raw`\bAccountKey=[A-Za-z0-9+/]{60,}={0,2}`,
  String.raw`\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}`,
  String.raw`-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----`,
]
const EXAMPLE = /EXAMPLE|example|x{6,}|X{6,}|\*{3}|<|\$\{|\.{3}/

/** A value that a name calls a secret. A word, a variable or a placeholder is none. */
const SECRET =
  /(?:password|passwd|secret|token|api_?key|access_?key)\w*["']?\s*[:=]\s*["']?([A-Za-z0-9+/_.~-]{12,}={0,2})(?![\w(.[])/gi
const isRandom = (text: string) =>
  /\d/.test(text) &&
  /[a-z]/i.test(text) &&
  !EXAMPLE.test(text) &&
  !/^[a-z]+(?:[-_.][a-z]+)*[-_.]?\d{0,3}$/i.test(text) &&
  !/^(?:var|data|local|module|process|os|env)\b/.test(text)

/** postgres://user:password@host */
const CREDENTIALS = /\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@]+:[^\s/@]{3,}@/gi
const isPassword = (text: string) =>
  !EXAMPLE.test(text) && !/:(?:pass(?:word)?|secret|\$\w+|\{\{?.*|%[sv]|postgres|root|user|guest)@$/i.test(text)

/** Those of no network in use: of this machine, of documentation, of everybody, and whole private blocks. */
const NO_ADDRESS =
  /^(?:0\.|127\.|255\.|169\.254\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|22[4-9]\.|1\.1\.1\.1|1\.0\.0\.1|8\.8\.[48]\.[48]|9\.9\.9\.9|1\.2\.3\.4|(?:10\.0\.0\.0|172\.16\.0\.0|192\.168\.0\.0)(?:\/|$))/
const isIpv4 = (text: string) =>
  (text.split('/')[0] ?? '').split('.').every((part) => Number(part) <= 255 && String(Number(part)) === part) &&
  !NO_ADDRESS.test(text)
const isAddress = (text: string) => {
  const [address = ''] = text.split('/')
  return (
    isIPv6(address) &&
    /[1-9a-f]/i.test(address.replace(/^::|1$/g, '')) &&
    !/^(?:::1?$|fe80:|ff0|fc00::|2001:db8)/i.test(address)
  )
}

const REPEATED = /^(\d)\1{11}$/
const DOCUMENTED = /^(?:123456789\d{3}|012345678901|111122223333|444455556666)$/
/** 202405171430 is a time. */
const TIME = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d$/
const isAccount = (text: string) => !REPEATED.test(text) && !DOCUMENTED.test(text) && !TIME.test(text)

/** ISO 13616: the remainder by 97 is 1. */
function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '')
  const digits = Array.from(compact.slice(4) + compact.slice(0, 4), (each) => Number.parseInt(each, 36)).join('')
  return compact.length >= 15 && compact.length <= 34 && BigInt(digits) % 97n === 1n
}

/** Luhn's check digit. */
function isCard(text: string): boolean {
  const digits = Array.from(text.replaceAll(/\D/g, ''), Number).toReversed()
  const sum = digits.reduce((all, digit, index) => all + (index % 2 === 0 ? digit : (digit * 2) % 9 || (digit && 9)), 0)
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0 && !/^(?:4242|4111|5555)/.test(text)
}

/** Ends of names that are hosts wherever they are, and those that are so on the public internet. File names end otherwise. */
const INTERNAL = 'local|internal|intern|corp|lan|intra|intranet|private|consul|localdomain|onprem'
const PUBLIC =
  'com|net|org|io|dev|cloud|app|tech|systems|services|network|online|info|biz|eu|de|at|ch|fr|es|it|nl|be|lu|pl|cz|se|no|dk|fi|ie|uk|us|ca|au|nz|in|jp|cn|kr|br|mx|tr|ru|ua|gr|hu|ro|pt|il|ae|sa|za|sg|hk|tw|ai|bank|blog|aws|gov|edu|mil|int'
/** Projects and services that everybody uses, with their subdomains: none of these tells whom it belongs to, as acme.slack.com does. */
const EVERYBODYS = [
  'example.com example.net example.org example.io cluster.local metadata.google.internal host.docker.internal',
  'github.com githubusercontent.com gitlab.com google.com gstatic.com youtube.com linkedin.com twitter.com ycombinator.com',
  'npmjs.com docker.com docker.io hashicorp.com terraform.io microsoft.com visualstudio.com apple.com redhat.com quay.io gcr.io ghcr.io',
  'k8s.io kubernetes.io istio.io cncf.io helm.io prometheus.io opentelemetry.io fluxcd.io crossplane.io traefik.io cert-manager.io',
  'cloudflare.com grafana.com elastic.co jetbrains.com stackoverflow.com wikipedia.org mozilla.org archive.org w3.org ietf.org',
  'letsencrypt.org apache.org python.org pypi.org rust-lang.org crates.io docs.rs go.dev golang.org nodejs.org postgresql.org nginx.org',
  'kernel.org debian.org openssl.org schema.org json-schema.org mermaid.js web.dev shields.io jsdelivr.net readthedocs.io',
  'aws.amazon.com',
].flatMap((line) => line.split(' '))
/** Without their subdomains. */
const ALONE = new Set(['slack.com', 'x.com', 'amazonaws.com', 's3.amazonaws.com', 'node.js', 'asp.net'])
/** Of a service in a region: dynamodb.us-east-1.amazonaws.com. */
const ENDPOINT = /^(?:[a-z0-9-]+\.)?[a-z]{2}-[a-z]+-\d\.amazonaws\.com$/

function isTelling(host: string): boolean {
  const name = host.toLowerCase().replace(/^(?:www|api)\./, '')
  const isKnown = EVERYBODYS.some((each) => name === each || name.endsWith(`.${each}`))
  return !isKnown && !ALONE.has(name) && !ENDPOINT.test(name)
}

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'

const SEARCHES: readonly Search[] = [
  { kind: 'key', pattern: new RegExp(KEYS.join('|'), 'g'), isFound: (text) => !EXAMPLE.test(text) },
  { kind: 'key', pattern: CREDENTIALS, isFound: isPassword },
  { kind: 'key', pattern: SECRET, isFound: isRandom },
  { kind: 'account number', pattern: /(?<![\w.-])\d{12}(?![\w.-]\d|\w)/g, isFound: isAccount },
  { kind: 'account number', pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, isFound: isIban },
  {
    kind: 'account number',
    pattern: /(?<![\w.-])[3-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\w.-]\d|\w)/g,
    isFound: isCard,
  },
  {
    kind: 'account number',
    pattern: /(?:subscription|tenant|account|client)[^\n]{0,24}?\b([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\b/gi,
    isFound: (text) => new Set(text.replaceAll('-', '')).size > 5 && !/12345678|abcd/i.test(text),
  },
  {
    kind: 'network address',
    pattern: /(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?(?![\w-]|\.\d)/g,
    isFound: isIpv4,
  },
  {
    kind: 'network address',
    pattern: /(?<![\w:.])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?:\/\d{1,3})?(?![\w:.])/gi,
    isFound: isAddress,
  },
  { kind: 'network address', pattern: /(?<![\w:-])(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}(?![\w:-])/gi },
  {
    kind: 'host',
    pattern: new RegExp(String.raw`(?<![\w.-])(?:${LABEL}\.)+(?:${INTERNAL}|${PUBLIC})(?![\w-]|\.\w|\()`, 'gi'),
    isFound: isTelling,
  },
]

/** Whole words, in any case, with any space between them. */
function searchFor(names: readonly string[], kind: Kind): Search[] {
  const known = [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))]
  if (known.length === 0) return []
  const body = known
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      name
        .split(/[\s\p{Pd}]+/u)
        .map(escapePattern)
        .join(String.raw`[\s\p{Pd}]*`),
    )
    .join('|')
  return [{ kind, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${body})(?![\p{L}\p{N}])`, 'giu') }]
}

/**
 * What a text tells of firms, hosts, networks and accounts, in its order. A part is found once, by the first of the searches.
 * @param names of firms, and words that are private
 */
export function tellTalesIn(text: string, names: { firms: readonly string[]; words: readonly string[] }): TellTale[] {
  const searches = [...SEARCHES, ...searchFor(names.words, 'private word'), ...searchFor(names.firms, 'firm')]
  const found: TellTale[] = []
  for (const { kind, pattern, isFound } of searches) {
    for (const { 0: all, 1: part = all, index } of text.matchAll(pattern)) {
      const at = index + all.lastIndexOf(part)
      const isKnown = found.some((each) => at < each.index + each.text.length && each.index < at + part.length)
      if (!isKnown && isFound?.(part) !== false) found.push({ kind, text: part, index: at })
    }
  }
  return found.toSorted((a, b) => a.index - b.index)
}
