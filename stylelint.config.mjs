export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    // Colours are declared once, in src/styles/colours.ts, by role.
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'lab', 'lch', 'color', 'light-dark'],
    'declaration-no-important': true,
    // WebKitGTK reads one value, and drops the declaration otherwise. Use the longhands.
    'declaration-property-value-disallowed-list': { 'text-decoration': ['/\\s/'] },
    // The fonts have the weights 400 to 620, the monospace font 500 (generator/fonts/page-fonts.ts).
    'declaration-property-value-allowed-list': {
      'font-weight': ['400', '450', '500', '560', '600', '620', '/^var/', '/^\\d+ \\d+$/'],
      font: ['/^400 .*--font-sans/', '/^500 /', '/^var/', 'inherit'],
      '--weight-headings': ['620'],
    },
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
    // Class names are JavaScript identifiers: `styles.quickLinks`.
    'selector-class-pattern': [
      '^[a-z][A-Za-z0-9]*$|^(?:skip-link|visually-hidden)$|-(?:fill|stroke)$',
      { resolveNestedSelectors: true },
    ],
    'keyframes-name-pattern': '^[a-z][a-z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // CSS modules share values with TypeScript by `@value`.
    'at-rule-no-unknown': [true, { ignoreAtRules: ['value'] }],
    'value-keyword-case': ['lower', { ignoreKeywords: ['/^[a-z]+[A-Z]/'] }],
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { '/^/': '/^[a-z]+[A-Z]/' } }],
  },
}
