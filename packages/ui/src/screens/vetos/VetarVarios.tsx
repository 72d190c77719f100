import { judgeLista } from '@garita/domain/vetos/judgeLista';
import { listaVetosRules } from '@garita/domain/vetos/listaVetos.rules';
import type { ListaVetos } from '@garita/domain/vetos/readFilas';
import type { VetoValues } from '@garita/domain/vetos/veto.rules';
import { useState } from 'react';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { LoteDialog } from '../lote/LoteDialog';
import type { GrupoFuera, LineaEnvio } from '../lote/LoteProps';
import { makeClaves } from '../lote/makeClaves';
import { ListaVetosFields } from './ListaVetosFields';
import { preguntaVetos } from './preguntaVetos';
import type { Veto, VetosScreenProps } from './VetosScreenProps';

const INITIAL: ListaVetos = { lista: '', motivo: '', hasta: '' };

interface VetarVariosProps extends Pick<VetosScreenProps, 'personas' | 'onLote'> {
  /** Today in the agency's zone, `YYYY-MM-DD`. */
  hoy: string;
  vetos: readonly Veto[];
  /** Called with the names that are vetoed. */
  onHechos: (nombres: readonly string[]) => void;
  onClose: () => void;
}

/** The lines to confirm, with the same keys for every attempt, and the names that are left out. */
interface Asked {
  readonly lineas: readonly LineaEnvio<VetoValues>[];
  readonly fuera: readonly GrupoFuera[];
}

/**
 * Vetoes several names: a pasted list or a file is checked, confirmed and sent line by line. The
 * check uses the loaded data, so the portal may still refuse a line. After failures the list stays
 * in the form.
 */
export function VetarVarios(props: VetarVariosProps) {
  const { hoy, vetos, personas, onLote, onHechos, onClose } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const alrededor = {
    vetados: vetos.filter(({ estado }) => estado === 'vigente').map(({ nombre }) => nombre),
    activas: personas.kind === 'ready' ? personas.data.personas.map(({ usuario }) => usuario) : [],
  };
  const form = useForm<ListaVetos>({
    initial: INITIAL,
    rules: listaVetosRules(hoy, alrededor),
    onSubmit: (values) => {
      const { admitidas, fuera } = judgeLista(values, alrededor);
      setAsked({ lineas: makeClaves(admitidas), fuera });
    },
    notices: 'rules',
  });
  if (asked) {
    const { lineas, fuera } = asked;
    const goBack = () => setAsked(null);
    return (
      <LoteDialog
        pregunta={preguntaVetos(lineas.map(({ row }) => row))}
        nombres={lineas.map(({ row }) => row.nombre)}
        fuera={fuera}
        send={(indexes, curso) =>
          onLote(
            'vetar',
            indexes.map((index) => lineas[index] as LineaEnvio<VetoValues>),
            curso,
          )
        }
        trasFallo="Al cerrar vuelves a tu lista. Lo que ya está vetado no se repite."
        onFinish={(lote) => {
          const hechas = lineas.filter((_, index) => lote.lineas[index]?.estado === 'hecha');
          if (hechas.length > 0) onHechos(hechas.map(({ row }) => row.nombre));
          if (hechas.length === lineas.length) onClose();
        }}
        onBack={goBack}
        onClose={goBack}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      title="Vetar varios nombres"
      submitLabel="Continuar"
      pendingLabel="Un momento"
      onClose={onClose}
    >
      <ListaVetosFields form={form} />
    </FormDialog>
  );
}
