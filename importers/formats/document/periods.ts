export { findPeriod, type Period } from '../../values/dates.ts'
