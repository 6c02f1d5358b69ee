import { listenForSearchKey, recordEarlyInput } from './early-input.ts'

window.earlyInput = recordEarlyInput()
listenForSearchKey()
