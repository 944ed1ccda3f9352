type TickProps = { label: string; isTicked: boolean; isFixed?: boolean; onTick: () => void }

export function Tick({ label, isTicked, isFixed = false, onTick }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isTicked} disabled={isFixed} onChange={onTick} />
      <span>{label}</span>
    </label>
  )
}
