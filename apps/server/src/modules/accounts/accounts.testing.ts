import { confirmSecondFactor, enrolSecondFactor, type Role } from '@verstat/contract'
import { Secret, TOTP } from 'otpauth'
import type { TestSite } from '../../test-site.testing.ts'

export async function newStaff({ newUser, database }: Pick<TestSite, 'newUser' | 'database'>, role: Role) {
  const made = await newUser()
  await database.db.updateTable('users').set({ role }).where('id', '=', made.user.id).execute()
  return made
}

/** Creates a staff member with a second factor. `code` returns the next valid code of the authenticator app. */
export async function newStaffWithFactor(site: TestSite, role: Role) {
  const made = await newStaff(site, role)
  const { token, password } = made
  const { secret } = await site.call(enrolSecondFactor, { password }, { token })
  const show = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now.getTime() })
  await site.call(confirmSecondFactor, { code: show() }, { token })
  return {
    ...made,
    code() {
      // Moves to the next time step, because each code is accepted only once.
      site.clock.pass(60_000)
      return show()
    },
  }
}
