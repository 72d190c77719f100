import { aplicarRules, normalizeCodigo } from '@garita/domain/descuentos/descuento.rules';
import { DESCUENTOS } from '@garita/domain/descuentos/textos';
import { findFailure } from '@garita/domain/reglas/Rule';
import { useRef, useState } from 'react';
import { useFormNotice } from '../../form/FormNotice';
import { describeRefusal } from '../../form/refusal';
import type { TrasladosScreenProps } from './TrasladosScreenProps';

interface Aplicado {
  readonly codigo: string;
  readonly porciento: number;
}

/**
 * The discount code, as typed and as applied (TRA-09, TRA-11). Only an applied code counts. Editing
 * the field removes the discount, and an answer for an earlier text is ignored.
 */
export function useDescuento({
  onDescuento,
  onDone,
}: Pick<TrasladosScreenProps, 'onDescuento' | 'onDone'>) {
  const showNotice = useFormNotice();
  const [codigo, setCodigo] = useState('');
  const [aplicado, setAplicado] = useState<Aplicado | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const latest = useRef('');

  const change = (typed: string) => {
    latest.current = typed;
    setCodigo(typed);
    setAplicado(null);
    setError(undefined);
  };

  const apply = async () => {
    if (isPending) return;
    const failure = findFailure(aplicarRules, { code: codigo });
    if (failure) {
      setError(failure.texto);
      showNotice(failure.texto);
      return;
    }
    setPending(true);
    try {
      const porciento = await onDescuento(normalizeCodigo(codigo));
      if (latest.current !== codigo) return;
      setAplicado({ codigo: normalizeCodigo(codigo), porciento });
      onDone(DESCUENTOS.aplicado(porciento));
    } catch (refused) {
      if (latest.current === codigo) setError(describeRefusal(refused));
    } finally {
      setPending(false);
    }
  };

  return { codigo, change, apply, aplicado, error, isPending };
}
