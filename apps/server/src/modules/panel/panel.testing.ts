export { newStaff, newStaffWithFactor } from '../accounts/accounts.testing.ts'
