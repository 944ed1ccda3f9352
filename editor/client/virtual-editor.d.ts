declare module 'virtual:editor' {
  import type { Start } from '../protocol.ts'

  const start: Start
  export default start
}
