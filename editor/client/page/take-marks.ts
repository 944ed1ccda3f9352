// Runs before the page is there. In an installed package, Vite imports modules by other addresses than those of scripts in the page, so that
// marks.ts itself would be there twice.
import { takeMarks } from './marks.ts'

takeMarks()
