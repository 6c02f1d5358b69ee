import { lazyPart } from '../../../lib/hydration/lazy-part.tsx'

const load = () => import('./question-forms.tsx')

export const LazyAskQuestionForm = lazyPart('ask-question', async () => (await load()).AskQuestionForm)
export const LazyAnswerForm = lazyPart('answer-question', async () => (await load()).AnswerForm)
export const LazyHideForm = lazyPart('hide-question', async () => (await load()).HideForm)

/** Loads all forms of questions. */
export async function preloadQuestionForms(): Promise<void> {
  const forms = [LazyAskQuestionForm, LazyAnswerForm, LazyHideForm]
  await Promise.all(forms.map((form) => form.preload()))
}
