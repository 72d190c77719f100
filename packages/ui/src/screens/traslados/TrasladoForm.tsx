import { isBelow } from '@garita/domain/acceso/can';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { toLegible } from '@garita/domain/formato/toLegible';
import { findDestino, listDestinos } from '@garita/domain/traslados/destino';
import { asksFirma, type TrasladoValues } from '@garita/domain/traslados/traslado.rules';
import { useMoneda } from '../../components/MonedaContext';
import { Notice } from '../../components/Notice';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { UserPicker } from '../../components/UserPicker/UserPicker';
import type { Form } from '../../form/useForm';
import { DescuentoField } from './DescuentoField';
import type { NuevoTrasladoData, TrasladosScreenProps } from './TrasladosScreenProps';
import type { useDescuento } from './useDescuento';

/** The maximum length in the contract. */
const AGENCIA_MAX = 64;

interface TrasladoFormProps extends NuevoTrasladoData, Pick<TrasladosScreenProps, 'viewer'> {
  form: Form<TrasladoValues>;
  descuento: ReturnType<typeof useDescuento>;
}

function describeDestino(destino: NuevoTrasladoData['categorias'][number], moneda: Moneda): string {
  const mision = findDestino(destino);
  return `${destino.id_categoria} · ${toLegible(destino.n_categoria)}${mision ? ` · ${formatCredits(mision.precio, moneda)}` : ''}`;
}

/**
 * The fields of a transfer. The form offers only people of a lower category than the viewer's, and
 * only ranks between the person's and the viewer's.
 */
export function TrasladoForm({
  form,
  descuento,
  personas,
  categorias,
  firmaDesde,
  viewer,
}: TrasladoFormProps) {
  const moneda = useMoneda();
  const { values } = form;
  const [usuario, rango, firma] = [form.field('usuario'), form.field('rango'), form.field('firma')];
  const destinosOf = (id: number | null) =>
    listDestinos(categorias, viewer, personas.find((persona) => persona.id === id) ?? null);
  const destinos = destinosOf(values.usuario);
  const choose = (id: number | null) => {
    usuario.onChange(id);
    // Clears the chosen rank unless this person can be transferred to it.
    if (!destinosOf(id).some(({ id_categoria }) => id_categoria === values.rango))
      rango.onChange(null);
  };
  return (
    <>
      <UserPicker
        label="Usuario"
        description="Quien viene de otra agencia. Solo personas de una categoría inferior a la tuya."
        people={personas.filter((persona) => isBelow(viewer, persona))}
        {...usuario}
        onChange={choose}
      />
      {values.usuario !== null && destinos.length === 0 ? (
        <Notice tone="caution">No hay traslados por encima de su rango que puedas dar tú.</Notice>
      ) : (
        <Select
          label="Rango"
          placeholder="Elige un rango"
          options={destinos.map((destino) => ({
            id: destino.id_categoria,
            label: describeDestino(destino, moneda),
          }))}
          {...rango}
          onChange={(id) => rango.onChange(id === null ? null : Number(id))}
        />
      )}
      <TextField
        label="Agencia anterior"
        maxLength={AGENCIA_MAX}
        autoComplete="off"
        {...form.field('agencia')}
      />
      {asksFirma(values.rango, firmaDesde) && (
        <TextField
          label="Firma"
          description="Tres letras o números: este rango la necesita."
          isLiteral
          autoComplete="off"
          {...firma}
          onChange={(typed) => firma.onChange(typed.toUpperCase())}
        />
      )}
      <DescuentoField descuento={descuento} isDisabled={form.isPending} />
    </>
  );
}
