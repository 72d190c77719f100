import type { Migration } from 'kysely';
import { m0001Agencia } from './m0001Agencia';
import { m0002Escalafon } from './m0002Escalafon';
import { m0003Personas } from './m0003Personas';
import { m0004Ascensos } from './m0004Ascensos';
import { m0005Nomina } from './m0005Nomina';
import { m0006Membresias } from './m0006Membresias';
import { m0007Fichajes } from './m0007Fichajes';
import { m0008Bitacora } from './m0008Bitacora';
import { m0009Direcciones } from './m0009Direcciones';
import { m0010Empleados } from './m0010Empleados';
import { m0011Estados } from './m0011Estados';
import { m0012Cierres } from './m0012Cierres';
import { m0013Tiempos } from './m0013Tiempos';
import { m0015Ausencias } from './m0015Ausencias';
import { m0016PaseLista } from './m0016PaseLista';
import { m0017Ventas } from './m0017Ventas';
import { m0018VentasDe } from './m0018VentasDe';
import { m0019Multas } from './m0019Multas';
import { m0020ListaPaga } from './m0020ListaPaga';
import { m0021Descuentos } from './m0021Descuentos';
import { m0022Traslados } from './m0022Traslados';
import { m0023Despidos } from './m0023Despidos';
import { m0024Degrados } from './m0024Degrados';
import { m0025Nombres } from './m0025Nombres';
import { m0026Registros } from './m0026Registros';
import { m0027Bitacora } from './m0027Bitacora';
import { m0029Finales } from './m0029Finales';
import { m0030Accesos } from './m0030Accesos';
import { m0032Plegados } from './m0032Plegados';
import { m0033Esqueletos } from './m0033Esqueletos';
import { m0034Propiedad } from './m0034Propiedad';
import { m0035Sesiones } from './m0035Sesiones';
import { m0036SegundoFactor } from './m0036SegundoFactor';
import { m0037Tokens } from './m0037Tokens';
import { m0038Llaves } from './m0038Llaves';
import { m0041Ausencias } from './m0041Ausencias';
import { m0042Nombres } from './m0042Nombres';
import { m0050Imagenes } from './m0050Imagenes';
import { m0051Escalafon } from './m0051Escalafon';
import { m0053Normativa } from './m0053Normativa';
import { m0054Invitaciones } from './m0054Invitaciones';
import { m0055Webhooks } from './m0055Webhooks';
import { m0056Entradas } from './m0056Entradas';
import { m0057Catalogo } from './m0057Catalogo';
import { m0060Actos } from './m0060Actos';
import { m0061Sumas } from './m0061Sumas';
import { m0065Persona } from './m0065Persona';
import { m0066Avisos } from './m0066Avisos';
import { m0070Pulso } from './m0070Pulso';
import { m0071Indices } from './m0071Indices';
import { m0072Sumas } from './m0072Sumas';
import { m0075BitacoraPorFecha } from './m0075BitacoraPorFecha';
import { m0084Motivos } from './m0084Motivos';
import { m0085Instalacion } from './m0085Instalacion';

/**
 * Every migration by its name, which is also its order. A released one is never changed: correct it with the next.
 * Imported statically, so that one bundled file carries them. Migrations create no rows: an empty agency is set up by
 * the server, and tests empty the tables instead of building them anew.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_agencia': m0001Agencia,
  '0002_escalafon': m0002Escalafon,
  '0003_personas': m0003Personas,
  '0004_ascensos': m0004Ascensos,
  '0005_nomina': m0005Nomina,
  '0006_membresias': m0006Membresias,
  '0007_fichajes': m0007Fichajes,
  '0008_bitacora': m0008Bitacora,
  '0009_direcciones': m0009Direcciones,
  '0010_empleados': m0010Empleados,
  '0011_estados': m0011Estados,
  '0012_cierres': m0012Cierres,
  '0013_tiempos': m0013Tiempos,
  '0015_ausencias': m0015Ausencias,
  '0016_paselista': m0016PaseLista,
  '0017_ventas': m0017Ventas,
  '0018_ventas_de': m0018VentasDe,
  '0019_multas': m0019Multas,
  '0020_listapaga': m0020ListaPaga,
  '0021_descuentos': m0021Descuentos,
  '0022_traslados': m0022Traslados,
  '0023_despidos': m0023Despidos,
  '0024_degrados': m0024Degrados,
  '0025_nombres': m0025Nombres,
  '0026_registros': m0026Registros,
  '0027_bitacora': m0027Bitacora,
  '0029_finales': m0029Finales,
  '0030_accesos': m0030Accesos,
  '0032_plegados': m0032Plegados,
  '0033_esqueletos': m0033Esqueletos,
  '0034_propiedad': m0034Propiedad,
  '0035_sesiones': m0035Sesiones,
  '0036_segundo_factor': m0036SegundoFactor,
  '0037_tokens': m0037Tokens,
  '0038_llaves': m0038Llaves,
  '0041_ausencias': m0041Ausencias,
  '0042_nombres': m0042Nombres,
  '0050_imagenes': m0050Imagenes,
  '0051_escalafon': m0051Escalafon,
  '0053_normativa': m0053Normativa,
  '0054_invitaciones': m0054Invitaciones,
  '0055_webhooks': m0055Webhooks,
  '0056_entradas': m0056Entradas,
  '0057_catalogo': m0057Catalogo,
  '0060_actos': m0060Actos,
  '0061_sumas': m0061Sumas,
  '0065_persona': m0065Persona,
  '0066_avisos': m0066Avisos,
  '0070_pulso': m0070Pulso,
  '0071_indices': m0071Indices,
  '0072_sumas': m0072Sumas,
  '0075_bitacora_por_fecha': m0075BitacoraPorFecha,
  '0084_motivos': m0084Motivos,
  '0085_instalacion': m0085Instalacion,
};
