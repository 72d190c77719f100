export type { Persona } from './findPeople';
export { UserPicker, type UserPickerProps } from './UserPicker';
