import { toEscalafon } from './escalones';

/** The ladder of a security company. */
export const SEGURIDAD = toEscalafon([
  ['Formación', 'Aspirante', 'Alumno', 'Guardia en prácticas'],
  ['Accesos', 'Portero I', 'Portero II', 'Portero III'],
  ['Vigilancia', 'Vigilante I', 'Vigilante II', 'Vigilante III'],
  ['Escolta', 'Escolta I', 'Escolta II', 'Escolta III'],
  ['Jefatura de turno', 'Jefe de turno I', 'Jefe de turno II', 'Jefe de turno III'],
  ['Instrucción', 'Instructor I', 'Instructor II', 'Instructor III'],
  ['Jefatura de zona', 'Jefe de zona I', 'Jefe de zona II'],
  ['Supervisión', 'Supervisión I', 'Supervisión II'],
  ['Coordinación', 'Coordinación I', 'Coordinación II'],
  ['Gerencia', 'Gerencia'],
  ['Dirección', 'Dirección'],
  ['Fundación', 'Fundación'],
]);
