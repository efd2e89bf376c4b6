/** The script as text; it runs in a browser. */
declare const script: string
export default script
