// Generated from the files of this folder by `npm run generate`; never edited.
import type { Migration } from 'kysely';
import { m0100Agencia } from './m0100Agencia';
import { m0101Escalafon } from './m0101Escalafon';
import { m0102Personas } from './m0102Personas';
import { m0103Bitacora } from './m0103Bitacora';
import { m0104Accesos } from './m0104Accesos';
import { m0105Clones } from './m0105Clones';
import { m0106Ascensos } from './m0106Ascensos';
import { m0107Presencia } from './m0107Presencia';
import { m0108Nomina } from './m0108Nomina';
import { m0109Listapaga } from './m0109Listapaga';
import { m0110Ventas } from './m0110Ventas';
import { m0111Sanciones } from './m0111Sanciones';
import { m0112Tablon } from './m0112Tablon';
import { m0113Webhooks } from './m0113Webhooks';
import { m0114Vetos } from './m0114Vetos';
import { m0115Traida } from './m0115Traida';
import { m0116Presencias } from './m0116Presencias';
import { m0117Fuentes } from './m0117Fuentes';
import { m0118Dicha } from './m0118Dicha';
import { m0119Terminadas } from './m0119Terminadas';
import { m0120Mudanza } from './m0120Mudanza';
import { m0121PlacaAvatar } from './m0121PlacaAvatar';

/** Every migration by its name, which is also its order. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0100_agencia': m0100Agencia,
  '0101_escalafon': m0101Escalafon,
  '0102_personas': m0102Personas,
  '0103_bitacora': m0103Bitacora,
  '0104_accesos': m0104Accesos,
  '0105_clones': m0105Clones,
  '0106_ascensos': m0106Ascensos,
  '0107_presencia': m0107Presencia,
  '0108_nomina': m0108Nomina,
  '0109_listapaga': m0109Listapaga,
  '0110_ventas': m0110Ventas,
  '0111_sanciones': m0111Sanciones,
  '0112_tablon': m0112Tablon,
  '0113_webhooks': m0113Webhooks,
  '0114_vetos': m0114Vetos,
  '0115_traida': m0115Traida,
  '0116_presencias': m0116Presencias,
  '0117_fuentes': m0117Fuentes,
  '0118_dicha': m0118Dicha,
  '0119_terminadas': m0119Terminadas,
  '0120_mudanza': m0120Mudanza,
  '0121_placaAvatar': m0121PlacaAvatar,
};
