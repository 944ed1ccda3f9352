import { differences, type Task } from '../task.ts'

export const dataVariant: Task = {
  request: `I also apply for jobs in data engineering. Make a CV for them, called "data", with "Data Engineer" as my profession, in which the
projects come before the work history: summary, projects, work history, skills. The project Data Warehouse should be in this CV, but not
in the one for platform jobs.`,
  begin(files) {
    const site = files.get('site.yaml') ?? ''
    const variants =
      '  variants:\n    # For recruiters who ask for platform people.\n    - name: platform\n      title: Platform Engineer\n'
    files.set('site.yaml', `${site}${variants}`)
  },
  solution: [
    ['add', 'cv.variants', '{ name: data, title: Data Engineer, sections: [summary, gallery, history, expertise] }'],
    ['set', 'gallery.projects[2].for', '[data]'],
    ['set', 'cv.variants[1].title', '=', '--language', 'de'],
  ],
  check: (after) =>
    differences(after, {
      'cv.variants[0].name': 'platform',
      'cv.variants[1].name': 'data',
      'cv.variants[1].title': 'Data Engineer',
      'cv.variants[1].sections': ['summary', 'gallery', 'history', 'expertise'],
      'gallery.projects[2].for': ['data'],
      'gallery.projects[3].for': undefined,
    }),
}
