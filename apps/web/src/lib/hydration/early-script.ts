import { keepEarlyActs, listenForSearchKey } from './early-acts.ts'

window.earlyActs = keepEarlyActs()
listenForSearchKey()
