import type { CvLayoutName } from '../../../../model/cv-layouts.ts'
import type { WordLayout } from '../word/setting.ts'
import { dense } from './dense.ts'
import { quiet } from './quiet.ts'
import { standard } from './standard.ts'

/** How each layout looks in Word. */
export const WORD_LAYOUTS: Readonly<Record<CvLayoutName, WordLayout>> = { standard, dense, quiet }
