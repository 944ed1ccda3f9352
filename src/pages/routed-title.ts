/** The id of the heading in the routed area, or of the message in its place. */
export const ROUTED_TITLE = 'routed-title'
