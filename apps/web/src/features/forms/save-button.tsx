import { SubmitButton, type SubmitButtonProps } from './submit-button.tsx'

/** Submit button for one section of a page that has several forms. */
export function SaveButton(props: Omit<SubmitButtonProps, 'className' | 'size'>) {
  return <SubmitButton variant="secondary" {...props} className="justify-self-start" />
}
