import { type ReactNode, use } from 'react'
import { Diagram } from 'virtual:diagrams'
import { pagesStandAlone } from 'virtual:layout'
import type { Story, StoryNode } from '../../model/view.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { Image } from '../ui/image.tsx'
import { RoutedHeading } from './routed-head.tsx'
import * as styles from './story-text.module.css'

/** The figure is as wide as the page, and at most as the widest picture. */
const SIZES = styles.figureWidth ?? ''

/** If the story cannot be loaded, this throws, and entry-client.tsx loads the page from its address. */
// oxlint-disable-next-line import/no-default-export -- for React.lazy
export default function StoryText({ story, part = 'nodes' }: StoryTextProps) {
  const { nodes, aside } = 'then' in story ? use(story) : story
  const beside = aside && <div className="storyAside">{aside.map(render)}</div>
  if (part === 'aside') return beside
  return (
    <>
      {pagesStandAlone && beside}
      <div className={styles.story}>{nodes.map(render)}</div>
    </>
  )
}

type StoryTextProps = {
  story: Story | Promise<Story>
  /** What is beside the text is above it on a page that is alone, and has a place of its own on others. */
  part?: 'aside' | 'nodes'
}

function render(node: StoryNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  if ('picture' in node) {
    return (
      <figure key={key}>
        <Image image={node.picture} slot="figure" sizes={SIZES} className={styles.figure} />
        {node.caption && <figcaption className="label">{node.caption}</figcaption>}
      </figure>
    )
  }
  if ('diagram' in node) {
    return Diagram && <Diagram key={key} diagram={node.diagram} />
  }
  const children = node.children?.map(render)
  if ('link' in node) {
    return (
      <ExternalLink key={key} href={node.link}>
        {children}
      </ExternalLink>
    )
  }
  const { tag: Tag, attributes } = node
  if (Tag === 'h3' || Tag === 'h4') {
    return (
      <RoutedHeading key={key} level={Tag === 'h3' ? 3 : 4} {...attributes}>
        {children}
      </RoutedHeading>
    )
  }
  return (
    <Tag key={key} {...attributes}>
      {children}
    </Tag>
  )
}
