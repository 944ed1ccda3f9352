/** The day of the computer's own calendar, as in ISO 8601: 2026-11-26. */
export const today = () => new Date().toLocaleDateString('sv')
