type HeadProps = { title: string; description: string }

/** What a page's head says of the page. */
export function Head({ title, description }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
