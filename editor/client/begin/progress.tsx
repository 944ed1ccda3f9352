import { Title } from './title.tsx'

type ProgressProps = { file: string; isStarted: boolean; onCancel: () => void }

/** While a file is read, which takes some seconds. */
export function Progress({ file, isStarted, onCancel }: ProgressProps) {
  return (
    <div className="begin-progress">
      <Title>Reading {file}</Title>
      <progress aria-label={`Reading ${file}`} />
      <p role="status">
        {isStarted
          ? 'Finding your jobs, schools and skills …'
          : 'Getting ready to read. The first file takes longest …'}
      </p>
      <p className="quiet">Nothing is changed until it is read to its end.</p>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
