// The part of selenium-webdriver that these tests use.
declare module 'selenium-webdriver' {
  export const By: Record<'css' | 'xpath', (selector: string) => object>
  export const Key: Record<'ENTER' | 'ESCAPE' | 'F6' | 'TAB', string>

  export class Builder {
    disableEnvironmentOverrides(): this
    usingServer(address: string): this
    withCapabilities(capabilities: object): this
    build(): Promise<WebDriver>
  }

  export interface WebElement {
    isDisplayed(): Promise<boolean>
  }
  interface Actions {
    sendKeys(key: string): this
    move(target: { origin: WebElement }): this
    click(): this
    perform(): Promise<void>
  }
  export interface WebDriver {
    get(address: string): Promise<void>
    executeScript<Result = unknown>(script: (...args: never[]) => unknown, ...args: unknown[]): Promise<Result>
    findElements(locator: object): Promise<WebElement[]>
    actions(): Actions
    /** A PNG of what the window shows, in Base64. */
    takeScreenshot(): Promise<string>
    /** A PDF of the page, in Base64. */
    printPage(): Promise<string>
    manage(): { window(): { setRect(size: { width: number; height: number }): Promise<void> } }
    quit(): Promise<void>
  }
}

declare module 'selenium-webdriver/firefox.js' {
  export class ServiceBuilder {
    constructor(program: string)
    build(): { start(): Promise<string>; kill(): Promise<void> }
  }
}
