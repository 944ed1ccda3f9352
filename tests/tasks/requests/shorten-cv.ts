import { checkSite } from '../../../cli/doctor/check-site.ts'
import { differences, type Task } from '../task.ts'

const LONG = 'It began as a trial with one team, and the others asked for it.'

export const shortenCv: Task = {
  request: `My CV has two pages. It must fit on one page. The site itself stays as it is, and I do not want to lose a job or my
school.`,
  begin(files) {
    const [before = '', projects = '', ...after] = (files.get('site.yaml') ?? '').split(/^(?=gallery:|education:)/m)
    const long = projects.replaceAll(/^( {6}description: )(\S.*\.)$/gm, (_, field: string, text: string) => {
      return `${field}>-\n        ${text}${`\n        ${LONG}`.repeat(14)}`
    })
    files.set('site.yaml', [before, long, ...after].join(''))
  },
  solution: [['set', 'cv.pages', '1']],
  async check(after, before) {
    const { cvs } = await checkSite(after.folder, 'content')
    const pages = cvs.find(({ file }) => file === 'cv.pdf')?.pages
    return [
      ...(pages === 1 ? [] : [`The CV has ${pages} pages`]),
      ...differences(after, {
        'history.entries[0].description': before.at('history.entries[0].description'),
        'gallery.projects[0].description': before.at('gallery.projects[0].description'),
        'education.entries[0].cv': undefined,
        'history.entries[0].cv': undefined,
        'history.entries[1].cv': undefined,
        'history.entries[2].cv': undefined,
      }),
    ]
  },
}
