/** Why a change can't be made without a person who looks at the file. */
export class EditError extends Error {}
