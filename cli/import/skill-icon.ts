import { hasIcon } from '../../generator/content/icon-set.ts'

/** What the Devicon set calls things that people call otherwise. */
const ALIASES: Record<string, string> = {
  airflow: 'apacheairflow',
  amazon: 'amazonwebservices',
  apollo: 'apollographql',
  argo: 'argocd',
  aws: 'amazonwebservices',
  bashscripting: 'bash',
  'c++': 'cplusplus',
  'c#': 'csharp',
  css: 'css3',
  cypress: 'cypressio',
  deno: 'denojs',
  '.net': 'dot-net',
  '.netcore': 'dotnetcore',
  dotnet: 'dot-net',
  elastic: 'elasticsearch',
  'f#': 'fsharp',
  gcp: 'googlecloud',
  googlecloudplatform: 'googlecloud',
  golang: 'go',
  html: 'html5',
  jaeger: 'jaegertracing',
  js: 'javascript',
  k8s: 'kubernetes',
  kafka: 'apachekafka',
  loki: 'grafanaloki',
  mssql: 'microsoftsqlserver',
  mongo: 'mongodb',
  node: 'nodejs',
  otel: 'opentelemetry',
  postgres: 'postgresql',
  psql: 'postgresql',
  py: 'python',
  rhel: 'redhat',
  redhatenterpriselinux: 'redhat',
  ror: 'rails-wordmark',
  rubyonrails: 'rails-wordmark',
  shell: 'bash',
  shellscripting: 'bash',
  spark: 'apachespark',
  springboot: 'spring',
  sqlserver: 'microsoftsqlserver',
  tailwind: 'tailwindcss',
  traefik: 'traefikproxy',
  ts: 'typescript',
}

/** Signs of one colour for what has no mark of its own. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ci|cd|cicd|pipelines?|delivery|deployments?)\b/, 'git-branch'],
  [/security|compliance|encryption|\biam\b/, 'shield-lock'],
  [/monitoring|observability|alerting|metrics|tracing/, 'activity'],
  [/\bsql\b|database|warehouse|\betl\b|\bdata\b/, 'database'],
  [/cloud|serverless|\baws\b|\bazure\b|\bgcp\b/, 'cloud'],
  [/network|\bdns\b|\btcp\b|routing|\bvpn\b/, 'network'],
  [/linux|server|infrastructure|virtuali[sz]ation|devops|\bsre\b/, 'server'],
  [/test|quality|\bqa\b/, 'test-pipe'],
  [/leader|team|mentor|management|communicat|agile|scrum|collaborat/, 'users'],
  [/machine learning|\bai\b|\bml\b|deep learning/, 'brain'],
  [/\bapis?\b|microservices?|\brest\b/, 'api'],
  [/script|shell|command line|\bcli\b/, 'terminal-2'],
  [/design|\bux\b|\bui\b/, 'palette'],
  [/writing|documentation/, 'pencil'],
]

/** For a skill that no set has a sign for. */
export const ANY = 'tabler:code'

/** The icon that fits a skill best: its mark in colour, a sign of its kind, or at last the sign of code. */
export function iconFor(skill: string): string {
  const name = skill
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '')
    .replace(/\s+v?\d[\d.]*$/, '')
    .trim()
  const key = name.replaceAll(/[^a-z\d+#.]/g, '')
  const plain = key.replaceAll('.', '')
  if (plain === '') return ANY
  const known = [key, plain].flatMap((each) => (Object.hasOwn(ALIASES, each) ? [ALIASES[each] ?? each] : []))
  const names = [
    ...known,
    plain,
    `apache${plain}`,
    plain.replace(/js$/, ''),
    `${plain}js`,
    plain.replace(/^(?:apache|aws|amazon|hashicorp)/, ''),
  ]
  const mark = [...names.map((each) => `devicon:${each}`), `tabler:brand-${plain}`, `devicon:${plain}-wordmark`].find(
    hasIcon,
  )
  if (mark !== undefined) return mark
  const sign = SIGNS.find(([pattern]) => pattern.test(name.replaceAll('/', ' ')))?.[1]
  return sign !== undefined && hasIcon(`tabler:${sign}`) ? `tabler:${sign}` : ANY
}
