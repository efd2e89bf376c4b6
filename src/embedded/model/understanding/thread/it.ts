/** Stands for what the thread is about in a question that is written out. */
export const IT = "{it}"
