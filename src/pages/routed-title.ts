/** The id of the heading in the routed area. */
export const ROUTED_TITLE = 'routed-title'
