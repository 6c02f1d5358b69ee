/** The colours of the viewers: those of the pictures that the server draws. They are the same in both themes. */
export const BLUEPRINT = {
  ground: '#16305e',
  grid: '#1e3a6b',
  ink: '#e8f0fc',
  soft: '#96b7e8',
  edge: '#102244',
  /** A face from the side without light to the side in the light. */
  shade: '#466caa',
  light: '#e2ecfa',
  /** Where a section cuts through the body. */
  cut: '#f0c987',
  mark: '#ffd166',
} as const
