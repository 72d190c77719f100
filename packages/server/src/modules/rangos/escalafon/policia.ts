import { toEscalafon } from './escalones';

/** The ladder of a police agency. The demo has it too. */
export const POLICIA = toEscalafon([
  ['Ingreso', 'Recluta', 'Aspirante', 'Cadete'],
  ['Vigilancia', 'Vigilante I', 'Vigilante II', 'Vigilante III'],
  ['Patrulla', 'Agente I', 'Agente II', 'Agente III'],
  ['Cabos', 'Cabo I', 'Cabo II', 'Cabo III'],
  ['Oficiales', 'Oficial I', 'Oficial II', 'Oficial III'],
  ['Inspección', 'Inspección I', 'Inspección II', 'Inspección III'],
  ['Comisaría', 'Comisaría I', 'Comisaría II'],
  ['Supervisión', 'Supervisión I', 'Supervisión II'],
  ['Coordinación', 'Coordinación I', 'Coordinación II'],
  ['Gerencia', 'Gerencia'],
  ['Dirección', 'Dirección'],
  ['Fundación', 'Fundación'],
]);
