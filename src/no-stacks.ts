// React makes five errors in stock as it is loaded, and nobody reads where they come from. To note that for an inspector, V8
// reads all of the script twice more. So errors have no stack until everything is loaded, but for those who develop.
const Stacked = Error as { stackTraceLimit?: number | undefined }
if (import.meta.env.PROD) {
  setTimeout(
    (limit?: number) => {
      Stacked.stackTraceLimit = limit
    },
    0,
    Stacked.stackTraceLimit,
  )
  delete Stacked.stackTraceLimit
}
