/** This machine lacks what a container is made with: no fault of the Dockerfile. */
export class LeftOut extends Error {}
