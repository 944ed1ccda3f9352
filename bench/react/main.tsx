// What the site says, drawn by React alone: no router, no theme, no pop-ups, no animations.
import { createRoot } from 'react-dom/client'
import type { Content } from '../../schema/content.ts'

const root = document.querySelector('main')
const data = document.querySelector('script[type="application/json"]')
const link = document.querySelector<HTMLLinkElement>('link[as="image"]')
if (root && data && link) {
  createRoot(root).render(<Page picture={link.href} content={JSON.parse(data.textContent ?? '') as Content} />) // as built
}

function Page({ picture, content }: { picture: string; content: Content }) {
  const { name, hero, profile, expertise, companies, gallery, history, footer } = content
  return (
    <>
      <div className="hero">
        <img src={picture} alt="" fetchPriority="high" />
        <h1>{hero.headline}</h1>
      </div>
      <p>{hero.subtitle}</p>
      <h2>{name}</h2>
      <p>{profile.title}</p>
      <h2>{expertise.title}</h2>
      <p>{expertise.lead}</p>
      <ul>
        {expertise.skills.map((skill) => (
          <li key={skill.name}>{skill.name}</li>
        ))}
      </ul>
      <h2>{companies.title}</h2>
      {companies.organisations.map((organisation) => (
        <article key={organisation.path}>
          <h3>{organisation.name}</h3>
          <p>{organisation.blurb}</p>
          <ul>
            {organisation.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <a href={organisation.website}>{organisation.websiteLabel}</a>
        </article>
      ))}
      <h2>{gallery.title}</h2>
      {gallery.projects.map((project) => (
        <article key={project.title}>
          <h3>{project.title}</h3>
          <p>{project.description}</p>
        </article>
      ))}
      <h2>{history.title}</h2>
      {history.entries.map((entry) => (
        <article key={entry.period}>
          <h3>{entry.role}</h3>
          <p>{entry.description}</p>
        </article>
      ))}
      <p>{footer.about}</p>
    </>
  )
}
