const BIRTH =
  /(?:born|geboren|geb\.|date of birth|birth date|dob|geburtsdatum|né[e]? le|date de naissance|fecha de nacimiento|nacid[oa]|data di nascita|nat[oa] (?:il|a)|data urodzenia|ur\.)\s*:?.*/iu
const STATUS =
  /(?:nationality|marital status|staatsangehörigkeit|familienstand|nationalité|nacionalidad|estado civil|nazionalità|narodowość|obywatelstwo)\s*:.*/iu

export function privateFactIn(text: string): { kind: string; text: string } | undefined {
  const found = (BIRTH.exec(text) ?? STATUS.exec(text))?.[0]
  return found === undefined ? undefined : { kind: 'private', text: found }
}
