import type { Escalafon } from './Escalafon';
import { POLICIA } from './policia';

const NOMBRES: readonly (readonly [categoria: string, ...misiones: string[]])[] = [
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
];

/** The police ladder with the names of a security company. */
export const SEGURIDAD: Escalafon = POLICIA.map((categoria, i) => {
  const [nombre, ...misiones] = NOMBRES[i] ?? [categoria.nombre, ...categoria.misiones];
  return { ...categoria, nombre, misiones };
});
