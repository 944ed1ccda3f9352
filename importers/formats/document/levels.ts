const LEVEL =
  /^[([]?\s*(?:[ABC][12](?:\s*[/+-]\s*[ABC][12])?|native(?: speaker| language)?|mother tongue|bilingual|fluent|proficient|advanced|upper[- ]intermediate|intermediate|pre-intermediate|basic|beginner|elementary|conversational|professional(?: working)?(?: proficiency)?|limited working|full professional|muttersprache|muttersprachlich|fließend|fliessend|verhandlungssicher|sehr gut|gut|gute kenntnisse|grundkenntnisse|konversationssicher|langue maternelle|maternelle|courant|courante|bilingue|avancé|intermédiaire|notions|débutant|lu,? écrit,? parlé|nativo|nativa|lengua materna|fluido|avanzado|intermedio|básico|alto|medio|fluente|intermediário|básico|avançado|madrelingua|ottimo|buono|fluente|scolastico|base|moedertaal|vloeiend|goed|basis|ojczysty|biegły|biegle|zaawansowany|średniozaawansowany|podstawowy|komunikatywny|родной|свободно|разговорный|базовый|rodilý mluvčí|plynně|pokročilý|anadil|akıcı|orta|başlangıç|ileri|ネイティブ|日常会話|ビジネス|母语|流利|熟练|원어민|유창|modersmål|flytande|modersmål|flydende|morsmål|flytende|äidinkieli|sujuva)(?:\s*[([].*[)\]])?\s*[)\]]?$/iu

/** Whether a text is how well somebody speaks a language: "Native", "B2", "(fließend)". */
export function isLevel(text: string): boolean {
  return LEVEL.test(text.trim())
}
