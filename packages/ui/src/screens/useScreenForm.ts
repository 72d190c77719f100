import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import type { FormEvent } from 'react';
import { type Form, useForm } from '../form/useForm';
import { describeRefusal } from './useAct';

interface ScreenFormOptions<T> {
  initial: T;
  /** The domain's ordered rules. */
  rules: readonly Rule<T>[];
  onSubmit: (values: T) => Promise<unknown>;
  /** Told the text of every submit that a rule stops: the portal shows it as a notice of level 1 besides. */
  onAviso: (texto: string) => void;
}

/** `useForm` as screens use it: what stops a submit is also a notice, and refusals read as they do everywhere else. */
export function useScreenForm<T extends object>({ onAviso, ...options }: ScreenFormOptions<T>): Form<T> {
  const form = useForm<T>({ ...options, describeFailure: describeRefusal });
  const handleSubmit = (event?: FormEvent): void => {
    const failure = form.isPending ? null : findFailure(options.rules, form.values);
    if (failure) onAviso(failure.texto);
    form.handleSubmit(event);
  };
  return { ...form, handleSubmit };
}
