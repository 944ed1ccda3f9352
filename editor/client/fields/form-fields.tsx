import { Field } from '../controls/field.tsx'
import { fieldOf, helpOf, labelOf, optionFor, type Part } from '../schema.ts'

/** All fields of a small group beside each other, each of which is saved by itself. */
export function FormFields({ schema, path, value }: Part) {
  return (
    <div className="form">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const own = fieldOf(value, name)
        return (
          <Field
            key={name}
            label={labelOf(name, field)}
            help={field.example === undefined ? helpOf(field) : undefined}
            schema={optionFor(field, own)}
            path={[...path, name]}
            value={own}
            isRequired={schema.required?.includes(name) === true}
          />
        )
      })}
    </div>
  )
}
