import type { listQuestions, RejectedForm, RouteOutput } from '@verstat/contract'

export type QuestionsView = {
  readonly order: {
    readonly id: string
    readonly slug: string
    readonly isOpen: boolean
    readonly isOwner: boolean
  }
  readonly questions: RouteOutput<typeof listQuestions>
  /** A form about a question that was submitted without JavaScript and refused. */
  readonly refused: RejectedForm | null
}
