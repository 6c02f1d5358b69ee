/** Says why something was refused. */
export function Refusal({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="max-w-form rounded-8 bg-bad-soft px-3 py-2 text-bad">
      {text}
    </p>
  )
}
